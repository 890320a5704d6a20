import { callable } from './callable'

const prefix = 'stored:'
const largestEntry = 1024 * 1024
const largestAll = 10 * 1024 * 1024

/** What the app kept, as JSON with its bytes. The browser's own store holds less than a phone. */
const entries = new Map<string, { text: string; bytes: number }>()
const entryOf = (text: string) => ({ text, bytes: new TextEncoder().encode(text).length })
for (const [key, text] of Object.entries(localStorage)) {
  if (key.startsWith(prefix)) entries.set(key.slice(prefix.length), entryOf(text as string))
}

const keys = () => [...entries.keys()]
const size = () => [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)

function store(key: string, value: unknown): void {
  if (!key || typeof key !== 'string') throw new Error('parameter error: parameter.key is empty')
  const entry = entryOf(JSON.stringify({ value }))
  if (entry.bytes > largestEntry) throw new Error('entry size limit reached')
  if (size() - (entries.get(key)?.bytes ?? 0) + entry.bytes > largestAll) {
    throw new Error('exceed storage max size 10Mb')
  }
  entries.set(key, entry)
  try {
    localStorage.setItem(prefix + key, entry.text)
  } catch {
    console.warn(`[mini program] ${key} is too large for this browser to outlive a restart`)
  }
}

/** The app's storage outlives a restart of the app, within one device. */
export function setStorageSync(key: string, value: unknown): void {
  try {
    store(key, value)
  } catch (error) {
    throw new Error(`setStorageSync:fail ${(error as Error).message}`)
  }
}

export function getStorageSync(key: string): unknown {
  const entry = entries.get(key)
  return entry ? (JSON.parse(entry.text) as { value: unknown }).value : ''
}

function removeStorageSync(key: string): void {
  entries.delete(key)
  localStorage.removeItem(prefix + key)
}
const clearStorageSync = () => keys().forEach(removeStorageSync)
const getStorageInfoSync = () => ({
  keys: keys(),
  currentSize: Math.ceil(size() / 1024),
  limitSize: largestAll / 1024,
})

export const storedEntries = (): Record<string, unknown> =>
  Object.fromEntries(keys().map((key) => [key, getStorageSync(key)]))

type Key = { key: string }

export const storage = {
  setStorageSync,
  getStorageSync,
  removeStorageSync,
  clearStorageSync,
  getStorageInfoSync,
  setStorage: callable<Key & { data: unknown }>('setStorage', ({ key, data }) => store(key, data)),
  getStorage: callable<Key>('getStorage', ({ key }) => {
    if (!entries.has(key)) throw new Error('data not found')
    return { data: getStorageSync(key) }
  }),
  removeStorage: callable<Key>('removeStorage', ({ key }) => removeStorageSync(key)),
  clearStorage: callable('clearStorage', clearStorageSync),
  getStorageInfo: callable('getStorageInfo', getStorageInfoSync),
}
