import { act, useState } from 'react'
import { Header } from '@/blocks/screen/Header'
import { setTitle } from '@/platform/title'
import { at, watchNavigation } from '../client/taro'
import { renderPage } from '../pages/renderPage'

jest.mock('@/platform/title', () => ({ setTitle: jest.fn() }))
jest.mock('@/platform/navigationBar', () => ({ hasNativeBar: true }))

const told = () => jest.mocked(setTitle).mock.calls.flat()

test('the bar says what the page in front turns out to be, also when it comes back', async () => {
  let learn: (title: string) => void = () => undefined
  function Page() {
    const [title, setTitleOfPage] = useState('活动')
    learn = setTitleOfPage
    return <Header title={title} floating={false} />
  }
  watchNavigation(at('activityRule'))
  const page = await renderPage(Page, at('activityRule'))
  await act(async () => learn('圣诞点灯树'))
  expect(told()).toEqual(['活动', '圣诞点灯树'])
  await page.hide()
  await act(async () => learn('圣诞点灯树，已结束'))
  expect(told()).toEqual(['活动', '圣诞点灯树'])
  await page.show()
  expect(told().at(-1)).toBe('圣诞点灯树，已结束')
})
