import { act } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import type { RouteName } from '@/routes/route'
import { session } from '@/session/session'
import { person } from '../client/person'
import { at, watchNavigation } from '../client/taro'
import { renderPage } from '../pages/renderPage'

const words = '只有自己看得到'

const open = async (name: RouteName) => {
  watchNavigation(at(name))
  return renderPage(() => <Screen route={name}>{words}</Screen>, at(name))
}
const bySigning = (how: () => void) => act(async () => how())

beforeEach(() => session.forget())

test('what is for everybody is drawn for everybody', async () => {
  expect((await open('goodDetailsOnline')).text()).toContain(words)
})

test('of a page that gives way to signing in nothing is drawn, until there is somebody', async () => {
  const page = await open('exchangeLog')
  expect(page.text()).toBe('')
  await bySigning(() => session.signIn(person()))
  expect(page.text()).toContain(words)
})

test('of the sign-in page nothing is drawn for who has signed in', async () => {
  session.signIn(person())
  expect((await open('login')).text()).toBe('')
})

test('what has shown stays while somebody signs in again', async () => {
  session.signIn(person())
  const page = await open('exchangeLog')
  await bySigning(() => session.signOut())
  expect(page.text()).toContain(words)
})
