import fs from 'node:fs'
import path from 'node:path'
import { dropDraft, currentDraft, openDraft } from '@/parts/order/draft'
import { signOutHere } from '@/parts/account/signOutHere'
import { handleLoginTimeout } from '@/request/loginTimeout'
import { searchHistory } from '@/session/searchHistory'
import { session } from '@/session/session'
import { person } from '../client/person'

jest.mock('@/platform/http')

const [one, other] = ['1', '2'].map((nth) =>
  person({ user_id: `01890000-0000-7000-8000-00000000000${nth}`, access_token: `token-${nth}` }),
)

beforeEach(() => {
  session.signIn(one!)
  dropDraft()
  openDraft('33', 1).setNote('放门口')
  searchHistory.remember('降压药')
})

const isForgotten = () => currentDraft().note === '' && searchHistory.list.length === 0

describe('what somebody had begun', () => {
  test('is not shown to the next one who signs in', () => {
    session.signIn(other!)
    expect(isForgotten()).toBe(true)
  })

  test('is gone when they leave', async () => {
    await signOutHere()
    expect(isForgotten()).toBe(true)
  })

  test('is not left on the phone by pages that were not opened since', async () => {
    localStorage.setItem('_shop_application', '{}')
    await signOutHere()
    expect(localStorage.getItem('_shop_application')).toBeNull()
  })

  test('is there for them when their session timed out and they sign in again', () => {
    handleLoginTimeout(session.token)
    expect(session.signedIn).toBe(false)
    session.signIn({ ...one!, access_token: 'a later one' })
    expect(currentDraft().note).toBe('放门口')
  })
})

/** Of the phone, the app or nobody: why the next person may find it as it is. */
const ofNobody: Record<string, string> = {
  'session/session.ts': 'is who the person is',
  'session/appearance.ts': 'how the phone looks',
  'session/noticesSeen.ts': 'of the phone; the server knows it of who is signed in',
  'session/goesWithPerson.ts': 'forgets',
  'parts/auth/fieldOfRefusal.ts': 'a table',
  'parts/auth/proofQuestion.ts': 'a question that is open now',
  'parts/outbox/outbox.ts': 'each step names whose it is and is sent by them alone',
}

test('every store of the app goes with its person, or says why it stays', () => {
  const src = path.resolve(__dirname, '../../../src')
  const store = /^(let \w|(export )?const \w+ = new (?!RegExp)[A-Z]\w*(<[^=]*>)?\()/m
  const rooms = ['session', 'blocks', 'parts', 'pages']
  const left = rooms.flatMap((room) =>
    fs
      .readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`)
      .filter((file) => {
        const text = fs.readFileSync(path.join(src, file), 'utf8')
        return store.test(text) && !text.includes('goesWithPerson(') && !(file in ofNobody)
      }),
  )
  expect(left).toEqual([])
})
