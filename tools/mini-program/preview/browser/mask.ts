const secretName = /token|secret|password|sign(ature)?$/i
const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g

/** The same value, fit to be looked at by others: no token to copy, no whole phone number. */
export function masked(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return maskNumber(value)
  if (typeof value === 'string') return maskText(value, name)
  if (Array.isArray(value)) return value.map((each) => masked(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each, key)]))
}

function maskText(text: string, name: string): string {
  if (secretName.test(name)) return text && `${text.slice(0, 4)}…`
  if (!/^[[{]/.test(text)) return hidePhones(text)
  try {
    return JSON.stringify(masked(JSON.parse(text)))
  } catch {
    return hidePhones(text)
  }
}

const hidePhones = (text: string) => text.replace(phone, '$1****$2')

function maskNumber(value: number): number | string {
  const text = hidePhones(String(value))
  return text === String(value) ? value : text
}
