import type { About } from './about'
import { devices, type Device } from './choices'

export interface Settings {
  device: string
  /** The version of WeChat's base library. */
  library: string
  promises: 'native' | 'timers'
  theme: 'light' | 'dark'
  fontScale: string
  network: 'online' | 'slow' | 'offline'
  /** `latitude,longitude`; empty: the person refused. */
  place: string
  /** What the camera reads; empty: closed without reading. */
  scan: string
}

const form = document.getElementById('settings') as HTMLFormElement
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
const defaults: Settings = {
  device: 'iphone',
  library: '3.7.0',
  promises: 'native',
  theme: 'light',
  fontScale: '1',
  network: 'online',
  place: '',
  scan: '',
}
const names = Object.keys(defaults) as (keyof Settings)[]

export const readSettings = (): Settings =>
  Object.fromEntries(names.map((name) => [name, field(name).value.trim()])) as unknown as Settings

export const deviceOf = ({ device }: Settings): Device => devices[device] ?? devices.iphone!

export function positionOf({ place }: Settings) {
  const [latitude = NaN, longitude = NaN] = place.split(/[,，]/).map(Number)
  return place && Number.isFinite(latitude + longitude) ? { latitude, longitude } : null
}

/** The address of the page keeps what was chosen, so that a reload finds it again. */
function keep(settings: Settings): void {
  const address = new URL(location.href)
  for (const name of names) {
    if (settings[name] === defaults[name]) address.searchParams.delete(name)
    else address.searchParams.set(name, settings[name])
  }
  history.replaceState(null, '', address)
}

/** Shows what the address says, and tells what a person changes from then on. */
export function openSettings(
  { places }: About,
  onChange: (name: keyof Settings, settings: Settings) => void,
): void {
  field('device').append(
    ...Object.entries(devices).map(
      ([key, { name, width, height }]) => new Option(`${name} ${width}×${height}`, key),
    ),
  )
  const choice = document.getElementById('places') as HTMLSelectElement
  for (const [name, place] of Object.entries(places)) choice.add(new Option(name, place))
  choice.add(new Option('自定…', 'own'))

  const given = new URLSearchParams(location.search)
  for (const name of names) field(name).value = given.get(name) ?? defaults[name]
  showPlace(choice)

  choice.addEventListener('change', () => {
    if (choice.value === 'own') return field('place').focus()
    field('place').value = choice.value
    field('place').dispatchEvent(new Event('change', { bubbles: true }))
  })
  form.addEventListener('change', ({ target }) => {
    const name = names.find((each) => each === (target as HTMLInputElement).name)
    if (!name) return
    showPlace(choice)
    keep(readSettings())
    onChange(name, readSettings())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}

function showPlace(choice: HTMLSelectElement): void {
  const { value } = field('place')
  const isKnown = [...choice.options].some((option) => option.value === value)
  choice.value = isKnown ? value : 'own'
}
