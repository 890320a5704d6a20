const ours = /^(|localhost|127(\.\d+){3}|\[::1\])$/
const sealed = new Set(['require', 'verify-ca', 'verify-full'])

/** Whether an address leads over a network where others could read along, or answer in its place. */
export function isPlainText(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  if (ours.test(host) || host.startsWith('/')) return false
  const ssl = searchParams.get('ssl') ?? ''
  return !sealed.has(searchParams.get('sslmode') ?? '') && ssl !== 'true' && ssl !== '1'
}
