import fs from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder, by its path inside it; a folder that is not there has none. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
}

function absent(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Appears whole or not at all, also for another server that starts on the same folder. */
export async function writeWhole(file: string, content: Buffer) {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await fs.writeFile(draft, content)
  await fs.rename(draft, file)
}
