import { faultsOf, toForm, valuesOf } from '@/pages/address/add-address/addressForm'

describe('the form of an address', () => {
  test('an empty address lacks everything', () => {
    expect(Object.keys(faultsOf(valuesOf(undefined)))).toEqual([
      'name',
      'phone',
      'region',
      'detail',
    ])
  })

  test('a whole address is sent trimmed', () => {
    const values = {
      name: ' 王桂兰 ',
      phone: '13800000001',
      regionCode: '330110',
      regionText: '浙江省 杭州市 余杭区',
      detail: ' 东苑 12 幢 ',
      isDefault: true,
    }
    expect(faultsOf(values)).toEqual({})
    expect(toForm(values)).toEqual({
      name: '王桂兰',
      phone: '13800000001',
      region_code: '330110',
      detail: '东苑 12 幢',
      is_default: 1,
    })
  })
})
