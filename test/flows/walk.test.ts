import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { once, operating, passes } from '../walk/passes'
import { type Look, type Platform, walk } from '../walk/walk'
import table from './walks.json'

const ways = { once, operating, all: passes }

/** WALKS names some of them; without it all are gone. */
const asked = process.env.WALKS?.split(' ')

describe('every page opens by its address, whole and with real data:', () => {
  for (const { name, app, passes: way, looks, alive } of table)
    if (asked?.includes(name) ?? true)
      test(name, async () => {
        const complaints = await walk({
          app: app as Platform,
          passes: ways[way as keyof typeof ways],
          looks: looks as Look[],
          alive: alive ?? false,
          say: () => undefined,
          // a walk is one test of many minutes: whoever waits for a sign of life has one
          visited: (where) => process.stdout.write(`${where}\n`),
        })
        assert.deepEqual(complaints, [])
      })
})
