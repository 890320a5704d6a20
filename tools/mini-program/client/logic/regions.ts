import { areaList } from '@vant/area-data'

type Level = 'province' | 'city' | 'region'

const lists = [areaList.province_list, areaList.city_list, areaList.county_list]
const depths: Record<Level, number> = { province: 1, city: 2, region: 3 }
/** How much of a code names the province, the city, the county. */
const digits = [2, 4, 6]

interface Row {
  code: string
  name: string
}

function rowsBelow(level: number, parent: string): Row[] {
  const own = parent.slice(0, digits[level - 1] ?? 0)
  return Object.entries(lists[level] ?? {})
    .filter(([code]) => code.startsWith(own))
    .map(([code, name]) => ({ code, name }))
}

/** The columns of a region picker with these rows chosen; a missing row is the first one. */
export function regionColumns(names: unknown, level: string, customItem: string): Row[][] {
  const chosen = Array.isArray(names) ? (names as unknown[]) : []
  const columns: Row[][] = []
  let parent = ''
  for (let depth = 0; depth < (depths[level as Level] ?? 3); depth++) {
    const custom = customItem ? [{ code: '', name: customItem }] : []
    const known = depth > 0 && !parent ? [] : rowsBelow(depth, parent)
    const rows = [...custom, ...known]
    if (rows.length === 0) break
    columns.push(rows)
    parent = (rows.find(({ name }) => name === chosen[depth]) ?? rows[0])?.code ?? ''
  }
  return columns
}
