import CGtk

/// The bytes of a file, piece by piece. Any one thread may use it.
nonisolated final class FileStream {
  private let stream: UnsafeMutablePointer<GInputStream>

  /// Throws `noFile`, and `tooManyBytes` if the file says that it is longer. Only regular files are
  /// read: a pipe might never end.
  init(uri: String, maximumBytes: Int) throws(PictureProblem) {
    guard let file = g_file_new_for_uri(uri) else { throw .noFile(uri) }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    do {
      let info = try throwing {
        g_file_query_info(file, "standard::type,standard::size", G_FILE_QUERY_INFO_NONE, nil, $0)
      }
      defer { if let info { g_object_unref(UnsafeMutableRawPointer(info)) } }
      guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR else {
        throw PictureProblem.unreadable
      }
      guard g_file_info_get_size(info) <= maximumBytes else { throw PictureProblem.tooManyBytes }
      guard let opened = try throwing({ g_file_read(file, nil, $0) }) else {
        throw PictureProblem.noFile(uri)
      }
      stream = UnsafeMutableRawPointer(opened).assumingMemoryBound(to: GInputStream.self)
    } catch let problem as PictureProblem {
      throw problem
    } catch let error as GlibError {
      throw .noFile(error.message)
    } catch {
      throw .noFile(uri)
    }
  }

  deinit { g_object_unref(stream) }

  /// The next bytes; none at the end.
  func next() throws(PictureProblem) -> [UInt8] {
    var failure: UnsafeMutablePointer<GError>?
    let chunk = [UInt8](unsafeUninitializedCapacity: PictureDecoder.chunkSize) { buffer, count in
      count = max(
        g_input_stream_read(stream, buffer.baseAddress, gsize(buffer.count), nil, &failure), 0)
    }
    if let failure { throw .noFile(GlibError(taking: failure).message) }
    return chunk
  }
}
