-- Distributes the tables by book, for a database with the extension citus, once they are installed and before
-- anything is in them. Members are few and asked for by every node: they stand on all of them.

SELECT create_reference_table('per.version');
SELECT create_reference_table('per.member');
SELECT create_distributed_table('per.book', 'book', colocate_with => 'none');
SELECT create_distributed_table('per.field', 'book', colocate_with => 'per.book');
SELECT create_distributed_table('per.history', 'book', colocate_with => 'per.book');
SELECT create_distributed_table('per.push', 'book', colocate_with => 'per.book');
SELECT create_distributed_table('per.device', 'book', colocate_with => 'per.book');
