import { pathTo } from '@/pages/address/add-address/regionPath'

test('a change of district begins beside the old one', () => {
  expect(pathTo('330110', '浙江省 杭州市 余杭区')).toEqual([
    { code: '330000', name: '浙江省' },
    { code: '330100', name: '杭州市' },
  ])
  expect(pathTo('', '')).toEqual([])
})
