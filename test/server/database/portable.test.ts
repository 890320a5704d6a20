import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { openTestDatabase } from '../harness/openTestDatabase'

const server = path.join(__dirname, '../../../server')

/** What distributed engines that speak PostgreSQL lack, or do otherwise (ADR 1). */
const foreign: Record<string, RegExp> = {
  'a trigger': /\bcreate (or replace )?(constraint )?trigger\b/i,
  'a procedural language': /\blanguage plpgsql\b|\bdo \$\$/i,
  'LISTEN or NOTIFY': /(^|[`'";\n]\s*)(listen|notify) \w|pg_notify/i,
  'an advisory lock': /pg_(try_)?advisory_/i,
  'GiST, SP-GiST or BRIN': /\busing (gist|spgist|brin)\b/i,
  'a geometric operator': /<->|<@\s*circle|\bpoint\s*\(/i,
  'an exclusion constraint': /\bexclude using\b/i,
  'a deferrable constraint': /\bdeferrable\b/i,
  'an extension': /\bcreate extension\b/i,
  'a foreign setting': /set_config|current_setting/i,
}

/** Migrations stay as they ran; a later one has dropped what these made. */
const past: Record<string, readonly string[]> = {
  '0017_exchange_shop_scale.sql': ['a trigger', 'a procedural language', 'a foreign setting'],
  '0022_goods_lists.sql': ['GiST, SP-GiST or BRIN', 'a geometric operator'],
}

const sources = fs
  .readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(sql|ts)$/.test(file) && !file.startsWith('static'))

const foundIn = (file: string) => {
  const text = fs.readFileSync(path.join(server, file), 'utf8')
  return Object.keys(foreign).filter((name) => foreign[name]!.test(text))
}

test('nothing that the server says to its database needs PostgreSQL alone', () => {
  const found = sources.flatMap((file) => {
    const allowed = past[path.basename(file)] ?? []
    return foundIn(file)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${file}: ${name}`)
  })
  assert.deepEqual(found, [])
})

test('what past migrations made of it is gone again', async () => {
  for (const [name, allowed] of Object.entries(past)) {
    assert.deepEqual(foundIn(`database/migrations/${name}`).sort(), [...allowed].sort(), name)
  }
  const database = await openTestDatabase()
  const { rows } = await database.pool.query(
    `select 'trigger ' || tgname as kept from pg_trigger where not tgisinternal
     union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
     union all select 'index ' || relname from pg_class join pg_am on pg_am.oid = relam
       where relkind = 'i' and relnamespace = 'public'::regnamespace and amname not in ('btree', 'gin')
     union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
     union all select 'constraint ' || conname from pg_constraint
       where connamespace = 'public'::regnamespace and (contype = 'x' or condeferrable)`,
  )
  await database.close()
  assert.deepEqual(rows, [])
})

test('goods are written in one place, which writes what they are found by', () => {
  const writes =
    /\b(insert|update|delete)\(exchangeGoods\)|(insert into|update|delete from) exchange_goods\b/
  const writers = sources.filter(
    (file) => file.endsWith('.ts') && writes.test(fs.readFileSync(path.join(server, file), 'utf8')),
  )
  assert.deepEqual(writers, ['areas/catalogue/goods/write-goods.ts'])
})
