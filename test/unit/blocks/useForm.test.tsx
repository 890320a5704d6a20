import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useForm } from '@/blocks/form/useForm'
import { Field } from '@/ui/field/Field'
import { PickField } from '@/ui/field/PickField'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

const initial = { name: '', phone: '' }
const faultsOf = ({ name, phone }: typeof initial) => ({
  // said in another order than the fields stand
  phone: phone.length === 11 ? undefined : '请填写手机号',
  region: '请选择地区',
  name: name ? undefined : '请填写收货人',
})

let root: Root
let form: ReturnType<typeof useForm<typeof initial, 'name' | 'phone' | 'region'>>

function Probe() {
  form = useForm(initial, faultsOf)
  return (
    <>
      <Field label="收货人" {...form.field('name')} />
      <Field label="手机号" {...form.field('phone')} />
      <PickField label="地区" text="" {...form.mark('region')} onPress={() => undefined} />
    </>
  )
}

beforeEach(async () => {
  const host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () => root.render(<Probe />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    ?.control as HTMLInputElement
const faults = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const visit = (label: string) => act(async () => field(label).focus())
const change = (changed: Partial<typeof initial>) => act(async () => form.change(changed))
const check = (names?: Parameters<typeof form.check>[0]) => act(async () => void form.check(names))

test('nothing is at fault before it was submitted or left', async () => {
  await visit('手机号')
  await change({ phone: '138' })
  expect(faults()).toEqual([])
})

test('a field that was left half filled in says so, one that was left empty does not', async () => {
  await visit('手机号')
  await change({ phone: '138' })
  await visit('收货人')
  expect(faults()).toEqual(['请填写手机号'])
  await visit('手机号')
  expect(faults()).toEqual(['请填写手机号'])
})

test('what was submitted says all that is wrong, each until it is mended', async () => {
  await check()
  expect(faults()).toEqual(['请填写收货人', '请填写手机号', '请选择地区'])
  await change({ name: '王桂兰' })
  expect(faults()).toEqual(['请填写手机号', '请选择地区'])
  await change({ name: '' })
  expect(faults()).toHaveLength(3)
})

test('the focus goes to what stands first of what is wrong', async () => {
  await check()
  expect(document.activeElement).toBe(field('收货人'))
  await change({ name: '王桂兰' })
  await check()
  expect(document.activeElement).toBe(field('手机号'))
  await change({ phone: '13800000001' })
  await check()
  expect(document.activeElement).toBe(field('地区'))
})

test('a step asks for its own fields only', async () => {
  await check(['name'])
  expect(faults()).toEqual(['请填写收货人'])
  await change({ name: '王桂兰' })
  await act(async () => {
    expect(form.check(['name'])).toEqual({ name: '王桂兰', phone: '' })
  })
})

test('what is changed and checked in one go is checked as it is now', async () => {
  await act(async () => {
    form.change({ phone: '13800000001' })
    expect(form.check(['phone'])?.phone).toBe('13800000001')
  })
})

test('a field that is reset is as if nobody had been there', async () => {
  await change({ phone: '138' })
  await check(['name', 'phone'])
  await act(async () => form.reset('phone'))
  expect(field('手机号').value).toBe('')
  expect(faults()).toEqual(['请填写收货人'])
})
