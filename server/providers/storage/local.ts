import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from './storage'

const sound = /^[\w-]+(\/[\w-]+)*(\.\w+)?$/

/** Files in a folder of this machine, readable by the server's own account alone. */
export function createLocalStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!sound.test(key)) throw new Error(`${key} is no key of the store`)
    return path.join(folder, key)
  }

  return {
    async put(key, content) {
      const file = fileOf(key)
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await writeWhole(file, content)
    },

    async read(key, most = Infinity) {
      if (!sound.test(key)) return null
      const content = await fs.readFile(fileOf(key)).catch(absent)
      return content && content.length <= most ? content : null
    },

    async readPart(key, [from, to]) {
      if (!sound.test(key)) return null
      const handle = await fs.open(fileOf(key)).catch(absent)
      if (!handle) return null
      try {
        const part = Buffer.alloc(to - from + 1)
        const { bytesRead } = await handle.read(part, 0, part.length, from)
        return part.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },

    async remove(key) {
      const { dir, base } = path.parse(fileOf(key))
      const beside = (await fs.readdir(dir).catch(absent)) ?? []
      const drafts = beside.filter((name) => name.startsWith(`${base}.`) && isDraft(name))
      for (const name of [base, ...drafts]) await fs.rm(path.join(dir, name), { force: true })
    },

    grant: async () => null,
  }
}

const isDraft = (name: string) => name.endsWith('.draft')

/** On the disk before it has its name, so that a fall of the power never leaves half of it. */
async function writeWhole(file: string, content: Buffer) {
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`
  try {
    const handle = await fs.open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await fs.rename(draft, file)
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
  }
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
