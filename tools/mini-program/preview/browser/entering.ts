import type { About } from './about'
import { scenes } from './choices'
import { type Place, restart, runningHost } from './phone'
import { readSettings } from './settings'

const form = document.getElementById('entering') as HTMLFormElement
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
const given = (name: string) => field(name).value.trim()

/** What a scanned code brings along comes encoded, the rest as it was typed. */
function placeWanted(): Place {
  const codes = ['q', 'scene'].filter((name) => given(name))
  const pairs = codes.map((name) => `${name}=${encodeURIComponent(given(name))}`)
  const [path = '', query = ''] = given('path').replace(/^\//, '').split('?')
  const scene = given('from')
  return { path, query: [query, ...pairs].filter(Boolean).join('&'), scene }
}

/** Ways into the app from outside: started by it, or while it runs in the background. */
export function openEntering({ pages }: About): void {
  field('from').append(
    ...Object.entries(scenes).map(([scene, { name }]) => new Option(`${scene} ${name}`, scene)),
  )
  document.getElementById('pages')?.append(...pages.map((page) => new Option(page, page)))
  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    const scene = Object.keys(scenes).find((each) => scenes[each]?.carries === name)
    if (scene && value) field('from').value = scene
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const place = placeWanted()
    const isWarm = (event.submitter as HTMLButtonElement | null)?.value === 'warm'
    if (isWarm) void runningHost()?.arrive({ ...place, scene: Number(place.scene) })
    else restart(readSettings(), place)
  })
}
