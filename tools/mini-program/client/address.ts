/** Where the browser finds a picture, film or page that the app names. */
export function addressOf(source: string, urlOfFile: (path: string) => string | undefined): string {
  if (!source || /^(data|blob):/.test(source)) return source
  if (source.startsWith('http://tmp/')) return urlOfFile(source) ?? ''
  const url = source.startsWith('//') ? `https:${source}` : source
  if (/^https?:/.test(url)) return `/~/picture?url=${encodeURIComponent(url)}`
  return `/dist/${url.replace(/^(\.\.?\/|\/)+/, '')}`
}
