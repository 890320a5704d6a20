import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { buildGallery } from '../../tools/gallery/build'

const root = path.resolve(__dirname, '../..')
const exported = /^export (?:abstract )?(?:function|const|class) ([A-Z]\w*)/gm
const imported = /import (?:type )?\{([^}]*)\} from '@\/((?:ui|blocks)\/[^']+)'/g

/** Every component of the folders, as module and name. */
async function components(): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['ui', 'blocks']) {
    const files = await readdir(path.join(root, 'src', folder), { recursive: true })
    for (const file of files.filter((one) => one.endsWith('.tsx'))) {
      const module = `${folder}/${file.replace(/\.tsx$/, '')}`
      const source = await readFile(path.join(root, 'src', `${module}.tsx`), 'utf8')
      for (const [, name] of source.matchAll(exported)) found.push(`${module} ${name}`)
    }
  }
  return found.sort()
}

/** What the files that make up the gallery import of them. */
async function shown(): Promise<Set<string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linji-inventory-'))
  const { sources } = await buildGallery(folder)
  await rm(folder, { recursive: true })
  const found = new Set<string>()
  for (const file of sources.filter((one) => one.startsWith('tools/gallery/'))) {
    const source = await readFile(path.join(root, file), 'utf8')
    for (const [, names = '', module] of source.matchAll(imported)) {
      for (const name of names.split(',')) found.add(`${module} ${name.trim()}`)
    }
  }
  return found
}

test('every primitive and every block is in the gallery', async () => {
  const [all, inGallery] = await Promise.all([components(), shown()])
  assert.ok(all.length > 50)
  assert.deepEqual(
    all.filter((one) => !inGallery.has(one)),
    [],
  )
})
