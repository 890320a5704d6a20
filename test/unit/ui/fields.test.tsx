import { act, useState } from 'react'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { PickField } from '@/ui/field/PickField'
import { SelectField } from '@/ui/field/SelectField'
import { typedAs } from '@/ui/field/typed'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tabs } from '@/ui/tabs/Tabs'
import { host, show } from '../client/ground'

describe('what a field keeps of what is typed', () => {
  test.each([
    ['phone', '138 0000-1111', '13800001111'],
    ['code', ' 12a34 ', '1234'],
    ['identity', '110105 19491231 002x', '11010519491231002X'],
    ['identity', '11010519491231002X99', '11010519491231002X'],
    ['decimal', '36.5℃', '36.5'],
    ['decimal', '1.2.3', '1.2'],
    ['decimal', '.5', '.5'],
    ['text', '东苑 3 幢', '东苑 3 幢'],
  ] as const)('%s: %s', (kind, typed, kept) => {
    expect(typedAs(kind, typed)).toBe(kept)
  })
})

describe('fields', () => {
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  const press = (name: string) =>
    act(async () => {
      const found = button(name)
      if (!found) throw new Error(`no button ${name}`)
      found.click()
    })

  const type = (text: string) =>
    act(async () => {
      const input = host.querySelector('input, textarea') as HTMLInputElement
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })

  const nothing = () => undefined
  const describedBy = (field: Element) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => host.querySelector(`[id="${id}"]`)?.textContent)

  test('what is filled in does not hide what the field is called', async () => {
    await show(
      <>
        <Field label="手机号" value="13800000001" onChange={nothing} />
        <Field label="门牌号" multiline value="12 幢" onChange={nothing} />
        <PickField label="所在地区" text="浙江省 杭州市" onPress={nothing} />
      </>,
    )
    const labels = [...host.querySelectorAll('label')]
    expect(labels.map(({ textContent }) => textContent)).toEqual(['手机号', '门牌号', '所在地区'])
    expect(labels.map(({ control }) => control)).toEqual([
      ...host.querySelectorAll('input, textarea, button'),
    ])
  })

  test('a hint is no name, and no name is a hint', async () => {
    await show(
      <>
        <Field label="机器编号" placeholder="如 LJ-0107" value="" onChange={nothing} />
        <Field label="昵称" value="" onChange={nothing} />
      </>,
    )
    const hints = [...host.querySelectorAll('input')].map((input) => input.placeholder)
    expect(hints).toEqual(['如 LJ-0107', ''])
  })

  test('a field is described by its fault and its counter', async () => {
    const message = (error?: string) => (
      <Field label="留言" counted maxLength={9} value="" error={error} onChange={nothing} />
    )
    await show(message())
    const input = host.querySelector('input')!
    expect(describedBy(input)).toEqual(['0/9'])
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    await show(message('请写留言'))
    expect(describedBy(input)).toEqual(['请写留言', '0/9'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(host.querySelector('[role=alert]')?.textContent).toBe('请写留言')
    await show(<PickField label="取货点" text="" error="请选择取货点" onPress={nothing} />)
    expect(describedBy(host.querySelector('button')!)).toEqual(['请选择取货点'])
  })

  describe('choices', () => {
    const ways = [
      { value: 'machine', text: '自取', label: '自取' },
      { value: 'shop', text: '到店', label: '到店', disabled: true },
      { value: 'post', text: '邮寄', label: '邮寄' },
    ]

    test.each([
      ['tabs', 'tablist', <Tabs label="怎么取" choices={ways} value="post" onChoose={nothing} />],
      [
        'segments',
        'radiogroup',
        <Segmented label="怎么取" choices={ways} value="post" onChoose={nothing} />,
      ],
      [
        'radios',
        'radiogroup',
        <RadioGroup label="怎么取" options={ways} value="post" onChange={nothing} />,
      ],
    ])('%s stand in a group that has a name', async (_, role, choices) => {
      await show(choices)
      const group = host.querySelector(`[role=${role}]`)
      expect(group?.getAttribute('aria-label')).toBe('怎么取')
      expect(group?.querySelectorAll('[role=tab], [role=radio]')).toHaveLength(3)
    })

    test('arrow keys go round among those that can be had, and choose nothing', async () => {
      const chosen = jest.fn()
      await show(<RadioGroup label="怎么取" options={ways} value="post" onChange={chosen} />)
      const arrow = (key: string) => {
        const press = new KeyboardEvent('keydown', { key, bubbles: true })
        document.activeElement?.dispatchEvent(press)
        return document.activeElement?.textContent
      }
      button('自取')?.focus()
      expect(arrow('ArrowDown')).toBe('邮寄')
      expect(arrow('ArrowRight')).toBe('自取')
      expect(arrow('ArrowUp')).toBe('邮寄')
      expect(chosen).not.toHaveBeenCalled()
    })
  })

  test('an ID number is written large', async () => {
    const Form = () => {
      const [id, setId] = useState('')
      return <Field label="身份证号" kind="identity" value={id} onChange={setId} />
    }
    await show(<Form />)
    await type('11010519491231002x')
    expect(host.querySelector('input')?.value).toBe('11010519491231002X')
  })

  test('a counter says how much is written', async () => {
    const Form = () => {
      const [text, setText] = useState('')
      return (
        <Field label="说明" multiline counted maxLength={200} value={text} onChange={setText} />
      )
    }
    await show(<Form />)
    expect(host.textContent).toContain('0/200')
    await type('柜门打不开')
    expect(host.textContent).toContain('5/200')
  })

  test('a choice closes its sheet and stands in the field', async () => {
    const options = [
      { value: 'door', label: '柜门打不开' },
      { value: 'screen', label: '屏幕不亮' },
    ]
    const Form = () => {
      const [value, setValue] = useState<string>()
      return <SelectField label="故障" options={options} value={value} onChange={setValue} />
    }
    await show(<Form />)
    await press('故障')
    expect(host.querySelector('[role=dialog]')).not.toBeNull()
    await press('屏幕不亮')
    expect(host.querySelector('[role=dialog]')).toBeNull()
    expect(button('故障：屏幕不亮')).toBeDefined()
  })

  describe('a day', () => {
    const Form = ({ initial = '' }) => {
      const [day, setDay] = useState(initial)
      return (
        <DateField
          label="出生日期"
          value={day}
          onChange={setDay}
          earliest="1920-06-10"
          latest="2026-03-09"
        />
      )
    }

    test('far back is reached by year and month', async () => {
      await show(<Form />)
      await press('出生日期')
      await press('2026 年 3 月，换年份')
      await press('1952年')
      await press('2月')
      await press('2月29日')
      expect(button('出生日期：1952年2月29日')).toBeDefined()
    })

    test('outside the bounds cannot be picked', async () => {
      await show(<Form initial="2026-03-01" />)
      await press('出生日期：2026年3月1日')
      expect(button('3月9日')?.disabled).toBe(false)
      expect(button('3月10日')?.disabled).toBe(true)
      await press('2026 年 3 月，换年份')
      await press('1920年')
      expect(button('5月')?.disabled).toBe(true)
      await press('6月')
      expect(button('6月9日')?.disabled).toBe(true)
      expect(button('6月10日')?.disabled).toBe(false)
    })
  })
})
