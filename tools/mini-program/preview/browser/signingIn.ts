import type { SignedIn } from '../answers'
import type { About } from './about'
import { restart } from './phone'
import { readSettings } from './settings'

const choice = document.getElementById('people') as HTMLSelectElement

/** Signs somebody in at the server, and opens the app with the session they got. */
export function openSigningIn({ people }: About, tell: (text: string) => void): void {
  choice.hidden = people.length === 0
  choice.append(...people.map((name) => new Option(`登录：${name}`, name)))
  choice.addEventListener('change', () => {
    const person = choice.value
    choice.value = ''
    tell(`${person} 正在登录…`)
    void signIn(person).then(({ query, refused }) => {
      tell(query ? `${person} 已登录` : `登录不了：${refused ?? '没有这个人'}`)
      if (query) restart(readSettings(), { path: '', query })
    })
  })
}

async function signIn(person: string): Promise<SignedIn> {
  const address = `/~/preview/sign-in?person=${encodeURIComponent(person)}`
  return (await (await fetch(address, { method: 'POST' })).json()) as SignedIn
}
