import { type UploadKind, uploadKinds } from '@contract/upload'
import type { DataKey } from '@server/database/data-key'
import { openBytes, seal } from '@server/database/seal'
import type { Part, Storage } from '@server/providers/storage/storage'

export interface Kept {
  kind: UploadKind
  storageKey: string
}

export interface Vault {
  storage: Storage
  dataKey: DataKey
}

const about = ({ storageKey }: Kept) => `upload ${storageKey}`

/** Private files lie sealed, in whosever store they are. */
export async function keep({ storage, dataKey }: Vault, kept: Kept, content: Buffer) {
  const bytes = uploadKinds[kept.kind].private ? seal(dataKey, content, about(kept)) : content
  await storage.put(kept.storageKey, bytes)
}

/** Of what lies sealed no part can be read by itself. */
export async function fetchPart(vault: Vault, kept: Kept, part: Part): Promise<Buffer | null> {
  if (!uploadKinds[kept.kind].private) return vault.storage.readPart(kept.storageKey, part)
  const [from, to] = part
  return (await fetchKept(vault, kept))?.subarray(from, to + 1) ?? null
}

export async function fetchKept({ storage, dataKey }: Vault, kept: Kept): Promise<Buffer | null> {
  const bytes = await storage.read(kept.storageKey)
  return bytes && uploadKinds[kept.kind].private ? openBytes(dataKey, bytes, about(kept)) : bytes
}
