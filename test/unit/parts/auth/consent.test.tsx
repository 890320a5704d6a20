import { act, useState } from 'react'
import { Consent } from '@/parts/auth/Consent'
import { host, show } from '../../client/ground'
import { at, watchNavigation } from '../../client/taro'

function Asked() {
  const [ticked, setTicked] = useState(false)
  return <Consent ticked={ticked} onChange={setTicked} />
}

const press = (words: string) =>
  act(async () =>
    [...host.querySelectorAll<HTMLElement>('*')]
      .find(({ childElementCount, textContent }) => !childElementCount && textContent === words)
      ?.click(),
  )
const isTicked = () => host.querySelector('[role=checkbox]')?.getAttribute('aria-checked')

test('the words tick the box as well, and untick it', async () => {
  await show(<Asked />)
  await press('我已阅读并同意')
  expect(isTicked()).toBe('true')
  await press('我已阅读并同意')
  expect(isTicked()).toBe('false')
})

test('a document in them opens, and ticks nothing', async () => {
  const navigation = watchNavigation(at('login'))
  await show(<Asked />)
  await press('《隐私政策》')
  expect(isTicked()).toBe('false')
  expect(navigation.navigateTo).toHaveBeenCalledTimes(1)
})
