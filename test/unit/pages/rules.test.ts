import {
  faultsOf as addressFaults,
  noValues,
  toForm,
} from '@/pages/exchange-shop/add-address/addressForm'
import { faultsOf as smsFaults } from '@/parts/auth/smsRules'
import { type MachineRow, troubleOf } from '@/pages/iter/window-management/machineWords'

describe('forms say what is missing', () => {
  test('an empty address lacks everything', () => {
    expect(Object.keys(addressFaults(noValues))).toEqual(['name', 'phone', 'region', 'detail'])
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
    expect(addressFaults(values)).toEqual({})
    expect(toForm(values)).toEqual({
      name: '王桂兰',
      phone: '13800000001',
      region_code: '330110',
      detail: '东苑 12 幢',
      is_default: 1,
    })
  })

  test('the message needs the picture’s digits, signing in needs the message’s', () => {
    const values = { phone: '13800000001', captcha: '', code: '' }
    expect(smsFaults(values, { step: 'send' })).toEqual({ captcha: '请填写图中的 4 位数字' })
    expect(smsFaults(values, { step: 'signIn' })).toEqual({ code: '请填写 6 位短信验证码' })
    expect(smsFaults({ ...values, phone: '1380000' }, { step: 'send' }).phone).toBe(
      '请填写 11 位手机号',
    )
    expect(
      smsFaults({ ...values, phone: '', code: '123456' }, { step: 'signIn', own: true }),
    ).toEqual({})
  })
})

describe('what is wrong with a machine', () => {
  const slot = (state: MachineRow['slots'][number]['state']) => ({
    slot_no: 'A1',
    title: '苏打水',
    image: '',
    stock: 1,
    capacity: 8,
    state,
  })
  const machine = (state: MachineRow['state'], ...slots: MachineRow['slots']): MachineRow => ({
    machine_id: 1,
    machine_sn: 'LJ-0107',
    name: '东苑南门 01',
    village: '清溪村',
    state,
    temperature: 4.2,
    last_seen_at: null,
    slots,
  })

  test('slots are counted by what they want', () => {
    expect(troubleOf(machine('fault', slot('low'), slot('empty'), slot('stuck')))).toBe(
      '缺 2 · 卡 1',
    )
  })

  test('nothing wanting is normal, and an offline one is only offline', () => {
    expect(troubleOf(machine('normal', slot('normal')))).toBe('正常')
    expect(troubleOf(machine('offline', slot('empty')))).toBe('离线')
  })
})
