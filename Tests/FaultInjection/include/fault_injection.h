/// Nothing is called: see fault_injection.c, which is preloaded.
