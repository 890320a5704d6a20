import { groupsOf } from '@/parts/campaign/modules/groupsOf'
import { teasers } from '../../../../tools/gallery/campaigns'

const [gift] = teasers
const many = (count: number, group: string) =>
  Array.from({ length: count }, (_, nth) => ({ ...gift!, key: `${group}${nth}`, group }))

describe('campaigns on one page', () => {
  test('are grouped by what they are for, in the order in which they come', () => {
    const groups = groupsOf([...many(5, '节日'), ...many(2, '盲盒')], '正在进行')
    expect(groups.map(({ title, list }) => [title, list.length])).toEqual([
      ['节日', 5],
      ['盲盒', 2],
    ])
  })

  test('stand under one title where they are few', () => {
    const groups = groupsOf([...many(2, '节日'), ...many(2, '盲盒')], '正在进行')
    expect(groups.map(({ title, list }) => [title, list.length])).toEqual([['正在进行', 4]])
  })
})
