import type { Db } from '@server/database/database'
import { villages } from './tables'

const demoVillages = [
  { name: '清溪村·东苑', latitude: 30.3786, longitude: 120.0214 },
  { name: '清溪村·西苑', latitude: 30.3742, longitude: 120.0087 },
  { name: '柳湾村·北里', latitude: 30.4021, longitude: 120.0513 },
]

export async function seedVillages(db: Db) {
  await db.insert(villages).values(demoVillages.map((row, position) => ({ ...row, position })))
}
