import { scannedIn } from '@/routes/scanned'

const ours = 'https://mall.example'
const place = (q: string) => scannedIn({ q }, ours)?.place

test('without a code nothing was scanned', () => {
  expect(scannedIn({ goods_id: '7' }, ours)).toBeUndefined()
})

test('an address of ours names its place, and brings its query along', () => {
  const q = 'https://mall.example/scanMachine?machine_sn=LJ-0107&access_token=t%2B1#door'
  expect(scannedIn({ q, scancode_time: '1' }, ours)).toEqual({
    place: { name: 'scanMachine', params: { machine_sn: 'LJ-0107' } },
    query: { machine_sn: 'LJ-0107', access_token: 't+1' },
  })
  expect(place('http://MALL.example/newGuest?invite=k7')).toEqual({
    name: 'newGuest',
    params: { invite: 'k7' },
  })
  expect(place('https://mall.example/exchangeShop/GoodDetailsOnline/7')?.params).toEqual({
    goods_id: '7',
  })
})

test.each(['https://mall.example', 'https://mall.example/', 'https://mall.example/?from=poster'])(
  '%s is home',
  (q) => expect(place(q)?.name).toBe('index'),
)

test.each([
  ['another host', 'https://evil.example/newGuest?invite=k7'],
  ['a host that only begins like ours', 'https://mall.example.evil/newGuest'],
  ['a name before the host', 'https://mall.example@evil.example/newGuest'],
  ['ours behind a name', 'https://evil@mall.example/newGuest'],
  ['another port', 'https://mall.example:8443/newGuest'],
  ['no address', '/newGuest?invite=k7'],
  ['a script', 'javascript://mall.example/newGuest'],
  ['an address that we do not have', 'https://mall.example/nowhere'],
  ['one that lacks what it needs', 'https://mall.example/invoice?order=2'],
  ['a page of the operators alone', 'https://mall.example/iter/windowManagement'],
])('%s names no place', (_what, q) => {
  expect(scannedIn({ q }, ours)).toEqual({ place: undefined, query: expect.anything() as object })
})

test('nothing of a strange address is taken in', () => {
  const q = 'https://evil.example/index?access_token=theirs'
  expect(scannedIn({ q }, ours)).toEqual({ place: undefined, query: {} })
})

test('what a mini-program code says names its place', () => {
  expect(scannedIn({ scene: 'i.k7' }, ours)).toEqual({
    place: { name: 'newGuest', params: { invite: 'k7' } },
    query: {},
  })
  expect(scannedIn({ scene: 'id=1' }, ours)).toEqual({ place: undefined, query: {} })
})
