import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Bound to its task: a code cannot be moved to another one and read there. */
export const aboutCode = (taskId: number | string) => `ad gift code ${taskId}`

export const sealCode = (key: DataKey, taskId: number, code: string) =>
  seal(key, code, aboutCode(taskId))

/** Empty of somebody who has left. */
export const openCode = (key: DataKey, taskId: number, sealed: Buffer) =>
  sealed.length === 0 ? '' : open(key, sealed, aboutCode(taskId))

export const hashOf = (key: DataKey, code: string) => keyedHash(key, 'ad gift code', code)

/** Under each key that may have hashed it. */
export const hashesOf = (key: DataKey, code: string) => keyedHashes(key, 'ad gift code', code)
