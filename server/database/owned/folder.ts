import fs from 'node:fs'
import { type Account, canReach } from './account'

/** A folder as PostgreSQL is to name it, and the open handle that name needs, if any. */
export interface Folder {
  name: string
  stdio: ('ignore' | 'pipe' | number)[]
  close(): void
}

/**
 * A checkout below /root, which others may not enter, is common. There PostgreSQL is handed the
 * open folder as descriptor 3: /proc/self/fd/3 leads straight to it, past the parents' modes.
 * The data stays where DATA_DIR says, and nobody's permissions are loosened.
 */
export function folderFor(dir: string, account: Account): Folder {
  const stdio: Folder['stdio'] = ['ignore', 'pipe', 'pipe']
  if (canReach(dir, account)) return { name: dir, stdio, close: () => undefined }
  if (process.platform !== 'linux') {
    throw new Error(
      `PostgreSQL, which may not run as root, cannot enter ${dir}; ` +
        'start as an ordinary user, or choose a DATA_DIR that every user may enter',
    )
  }
  const handle = fs.openSync(dir, 'r')
  return {
    name: '/proc/self/fd/3',
    stdio: [...stdio, handle],
    close: () => fs.closeSync(handle),
  }
}
