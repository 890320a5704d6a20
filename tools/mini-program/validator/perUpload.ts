import type { Upload } from './Upload'

/** Works something out once for each build, however many rules ask. */
export function perUpload<T>(make: (upload: Upload) => T): (upload: Upload) => T {
  const known = new WeakMap<Upload, { value: T }>()
  return (upload) => {
    const held = known.get(upload) ?? { value: make(upload) }
    known.set(upload, held)
    return held.value
  }
}
