import CLibXML2
import PerDocument

/// Reads HTML with libxml2's parser, which reports tags and texts one by one; no tree of its own is made, no
/// entity of a document is expanded and nothing is loaded.
final class PageParser {
  var reader: PageReader

  /// Two threads that are the first to use libxml2 wait for each other forever, unless it was made ready before.
  private static let makeReady: Void = xmlInitParser()

  private init(_ reader: PageReader) { self.reader = reader }

  /// What a page shows.
  ///
  /// - Parameter bytes: UTF-8.
  static func document(_ bytes: [UInt8], into reader: PageReader) -> PageReader {
    makeReady
    let parser = PageParser(reader)
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        let context = htmlCreateMemoryParserCtxt(base, Int32(buffer.count))
      else { return }
      defer { htmlFreeParserCtxt(context) }
      let options = [
        HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET,
        HTML_PARSE_IGNORE_ENC,
      ].reduce(Int32(XML_PARSE_HUGE.rawValue)) { $0 | Int32($1.rawValue) }
      htmlCtxtUseOptions(context, options)
      if let encoding = xmlFindCharEncodingHandler("UTF-8") {
        xmlSwitchToEncoding(context, encoding)
      }
      install(in: context.pointee.sax)
      context.pointee.userData = Unmanaged.passUnretained(parser).toOpaque()
      htmlParseDocument(context)
    }
    return parser.reader
  }

  private static func install(in handler: UnsafeMutablePointer<xmlSAXHandler>) {
    handler.pointee = xmlSAXHandler()
    handler.pointee.startElement = { context, name, attributes in
      PageParser.at(context)?.begin(name, attributes)
    }
    handler.pointee.endElement = { context, name in
      guard let name else { return }
      PageParser.at(context)?.reader.end(String(cString: name))
    }
    let add: charactersSAXFunc = { context, bytes, count in
      guard let bytes else { return }
      let text = String(
        decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
      PageParser.at(context)?.reader.add(text)
    }
    handler.pointee.characters = add
    handler.pointee.ignorableWhitespace = add
    handler.pointee.cdataBlock = add
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> PageParser? {
    context.map { Unmanaged<PageParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(
    _ name: UnsafePointer<xmlChar>?, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let name else { return }
    var attributes: [String: String] = [:]
    if var next = list {
      while let key = next.pointee {
        let value = next[1].map { String(cString: $0) } ?? ""
        let key = String(cString: key).lowercased()
        if attributes[key] == nil { attributes[key] = value }
        next += 2
      }
    }
    reader.begin(String(cString: name).lowercased(), attributes)
  }
}
