import React, { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { typedAs } from '@/ui/field/typed'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

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
  let root: Root
  let host: HTMLElement

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    host.remove()
  })

  const show = (element: React.ReactElement) => act(async () => root.render(element))
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
