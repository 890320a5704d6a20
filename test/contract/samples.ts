import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { api, type Path } from '@contract/api'
import { demo } from '@server/database/demo'
import type { Sample } from './sample'

type Samples = { [P in Path]: Sample<P> }

const load = createRequire(__filename)
const folder = path.join(__dirname, 'samples')

/** Of every call: one file an area, found by lying in the folder. */
export const samples = Object.assign(
  {},
  ...readdirSync(folder).map((file) => (load(path.join(folder, file)) as OneArea).samples),
) as Samples

interface OneArea {
  samples: Partial<Samples>
}

const missing = Object.keys(api).filter((call) => !(call in samples))
if (missing.length > 0) throw new Error(`${folder} has no sample of ${missing.join(', ')}`)

/** The demo account that plays the part, and another one of the same role. */
export const people = {
  consumer: { self: demo.consumer.userId, stranger: demo.newcomer.userId },
  operator: { self: demo.operator.userId, stranger: demo.otherOperator.userId },
  owner: { self: demo.owner.userId, stranger: demo.otherOwner.userId },
  maintainer: { self: demo.maintainer.userId, stranger: demo.otherMaintainer.userId },
  steward: { self: demo.steward.userId, stranger: demo.otherSteward.userId },
  merchant: { self: demo.merchant.userId, stranger: demo.otherMerchant.userId },
  advertiser: { self: demo.advertiser.userId, stranger: demo.otherAdvertiser.userId },
  house: { self: demo.house.userId, stranger: demo.otherHouse.userId },
  developer: { self: demo.developer.userId, stranger: demo.otherDeveloper.userId },
}
