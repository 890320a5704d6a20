import { type MachineRow, troubleOf } from '@/pages/iter/window-management/machineWords'

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
    sold_today: 0,
    money_today: 0,
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
