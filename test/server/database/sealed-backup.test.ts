import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { loadConfig } from '@server/config'
import { newBackupKey, readPrivateKey, readPublicKey } from '@server/database/archive/backup-key'
import { load } from '@server/database/archive/load'
import { isSealed, openedBy, sealedTo } from '@server/database/archive/sealed-file'
import { pruneBackups } from '@server/safekeeping/backup-folder'
import { makeKeys } from '@server/safekeeping/make-keys'
import { rehearse } from '@server/safekeeping/rehearse'
import { ownerOf, saveBackup } from '@server/safekeeping/save-backup'
import { OWNER } from '@server/database/roles'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'
import { openTestDatabase } from '../harness/openTestDatabase'

const folder = temporaryDataDir()
const fileOf = (name: string) => path.join(folder, name)

function somebody(name: string) {
  const { publicKey, privateKey } = newBackupKey()
  fs.writeFileSync(fileOf(name), privateKey)
  return { publicKey, owner: readPublicKey(publicKey), privateKey: readPrivateKey(fileOf(name)) }
}
const keeper = somebody('keeper.pem')
const stranger = somebody('stranger.pem')

async function readAll(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* inParts(content: Buffer) {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000)
}

describe('a sealed file', () => {
  const piece = 64 * 1024
  const file = fileOf('sealed')
  const opens = (key = keeper.privateKey) => readAll(openedBy(key, file))
  const write = async (content: Buffer) =>
    fs.writeFileSync(file, await readAll(sealedTo(keeper.owner, inParts(content))))

  for (const size of [0, 1, piece - 1, piece, piece + 1, 3 * piece])
    test(`of ${size} bytes opens with the private key alone`, async () => {
      const content = randomBytes(size)
      await write(content)
      assert.ok(isSealed(file))
      assert.deepEqual(await opens(), content)
      await assert.rejects(opens(stranger.privateKey), /does not open the backup/)
    })

  test('that is cut off, also between two pieces, changed or reordered does not open', async () => {
    await write(randomBytes(3 * piece))
    const whole = fs.readFileSync(file)
    const [sealed, head] = [piece + 16, whole.length - 3 * (piece + 16)]
    const wrongs = [
      ...[1, 17, sealed, sealed + 1, 3 * sealed].map((less) => whole.subarray(0, -less)),
      Buffer.concat([whole, randomBytes(1)]),
      Buffer.concat([
        whole.subarray(0, head),
        whole.subarray(head + sealed, head + 2 * sealed),
        whole.subarray(head, head + sealed),
        whole.subarray(head + 2 * sealed),
      ]),
      ...[head - 1, head, head + sealed, whole.length - 1].map((at) => {
        const changed = Buffer.from(whole)
        changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
        return changed
      }),
    ]
    for (const [nth, wrong] of wrongs.entries()) {
      fs.writeFileSync(file, wrong)
      await assert.rejects(opens(), /does not open the backup/, `wrong ${nth}`)
    }
  })
})

test('production makes no backup that anybody can read, unless it is told to', () => {
  const config = loadConfig({ DATA_DIR: folder })
  const production = { ...config, production: true }
  assert.throws(() => ownerOf(production, { plain: false }), /set BACKUP_PUBLIC_KEY/)
  assert.equal(ownerOf(production, { plain: true }), undefined)
  const backup = { ...config.backup, publicKey: keeper.publicKey }
  assert.equal(ownerOf({ ...production, backup }, { plain: false })?.type, 'public')
})

test('a private key is written once, for its owner only, and never among the data', () => {
  const config = { dataDir: path.join(folder, 'data') }
  fs.mkdirSync(config.dataDir)
  assert.throws(() => makeKeys(config, path.join(config.dataDir, 'key.pem')), /keep it elsewhere/)
  const [line] = makeKeys(config, fileOf('made.pem'))
  assert.equal(fs.statSync(fileOf('made.pem')).mode & 0o777, 0o600)
  const BACKUP_PUBLIC_KEY = line!.replace('BACKUP_PUBLIC_KEY=', '')
  assert.equal(
    loadConfig({ DATA_DIR: folder, BACKUP_PUBLIC_KEY }).backup.publicKey,
    BACKUP_PUBLIC_KEY,
  )
  assert.throws(() => makeKeys(config, fileOf('made.pem')), /EEXIST/)
})

describe('the backup of a house', () => {
  let house: House
  const BACKUP_PUBLIC_KEY = keeper.publicKey
  before(async () => {
    house = await openHouse({ env: { BACKUP_PUBLIC_KEY, BACKUP_KEEP: '2' } })
  })
  after(() => house.close())

  const save = async (name?: string) => {
    const { database, config } = house
    await saveBackup({ database, config, owner: ownerOf(config, { plain: false }) }, name)
  }
  const asOwner = (text: string) => house.database.asOwner(({ pool }) => pool.query(text))
  const saved = (name: string) => ({ file: fileOf(name), privateKey: keeper.privateKey })

  test('tells nothing by itself, and comes back with its key', async () => {
    await save(fileOf('house'))
    assert.ok(!fs.readFileSync(fileOf('house')).includes('facts'))
    const target = await openTestDatabase({ role: OWNER })
    await assert.rejects(load(target.pool, { file: fileOf('house') }), /by --key/)
    const { privateKey } = stranger
    await assert.rejects(load(target.pool, { file: fileOf('house'), privateKey }), /does not open/)
    const rows = await load(target.pool, saved('house'))
    assert.ok(rows > 1000)
    await target.close()
  })

  test('the oldest go when a new one is whole, and nothing else of the folder', async () => {
    const backups = path.join(house.config.dataDir, 'backups')
    const old = ['linji-2025-01-02T030405.gz', 'before-restore-2025-01-03T030405.678.sealed']
    fs.mkdirSync(backups)
    for (const name of [...old, 'linji-notes.txt']) fs.writeFileSync(path.join(backups, name), '')
    await save()
    const before = fs.readdirSync(backups)
    assert.equal(before.length, 3)
    assert.ok(before.includes(old[1]!) && before.includes('linji-notes.txt'))
    await asOwner('alter table facts rename to facts_away')
    await asOwner('alter table migrations rename to migrations_away')
    await assert.rejects(save())
    await asOwner('alter table migrations_away rename to migrations')
    await asOwner('alter table facts_away rename to facts')
    assert.deepEqual(fs.readdirSync(backups), before)
    assert.deepEqual(pruneBackups(house.config), [])
  })

  test('is rehearsed in a database of its own', async () => {
    await save(fileOf('good'))
    const lines = await rehearse(saved('good'), house.config)
    assert.match(lines.join('\n'), /All \d+ rows came back/)
  })

  test('a rehearsal tells books that are wrong and seals that do not open', async () => {
    await asOwner("update wallet_entries set amount = amount + 1 where account = 'user'")
    await asOwner("update users set phone_sealed = 'damaged'")
    await save(fileOf('bad'))
    await assert.rejects(
      rehearse(saved('bad'), house.config),
      /users \S+ does not open[\s\S]*does not sum to nothing[\s\S]*not the sum of their entries/,
    )
  })
})
