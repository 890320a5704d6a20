import type { Manifest } from '../../build/manifest'
import type { PreviewProduct } from '../facts'

const read = async <T>(address: string) => (await (await fetch(address)).json()) as T

/** What does not change while the page is open. */
export async function readAbout() {
  const { places = {}, people = [] } = await read<PreviewProduct>('/~/product.json')
  const { pages } = await read<Manifest>('/~/manifest.json')
  return { places, people, pages }
}

export type About = Awaited<ReturnType<typeof readAbout>>
