/** Storage of strings holds too little for pictures; where a browser has nothing better, they last as long as the page. */
const memory = new Map<string, string>()
const store = 'files'

function opened(): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const asked = indexedDB.open('linji-kept', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => resolve(undefined)
  })
}

/** Undefined where it did not work. */
async function work<T>(
  mode: IDBTransactionMode,
  does: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<{ result: T } | undefined> {
  const database = await opened()
  if (!database) return undefined
  return new Promise((resolve) => {
    const transaction = database.transaction(store, mode)
    const asked = does(transaction.objectStore(store))
    const end = (done: { result: T } | undefined) => {
      database.close()
      resolve(done)
    }
    transaction.oncomplete = () => end({ result: asked.result })
    transaction.onabort = () => end(undefined)
    transaction.onerror = () => end(undefined)
  })
}

export async function keepFile(name: string, content: string): Promise<boolean> {
  const kept = await work('readwrite', (files) => files.put(content, name))
  if (!kept) memory.set(name, content)
  return true
}

export async function keptFile(name: string): Promise<string | undefined> {
  const found = await work<unknown>('readonly', (files) => files.get(name))
  return typeof found?.result === 'string' ? found.result : memory.get(name)
}

export async function dropFile(name: string): Promise<void> {
  memory.delete(name)
  await work('readwrite', (files) => files.delete(name))
}
