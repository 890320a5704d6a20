import { type UploadKind, uploadKinds } from '@contract/upload'
import type { DataKey } from '@server/database/data-key'
import { openBytes, seal } from '@server/database/seal'
import type { Storage } from '@server/providers/storage/storage'

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

export async function fetchKept({ storage, dataKey }: Vault, kept: Kept): Promise<Buffer | null> {
  const bytes = await storage.read(kept.storageKey)
  return bytes && uploadKinds[kept.kind].private ? openBytes(dataKey, bytes, about(kept)) : bytes
}
