import { relaunch } from '@/navigation/go'
import { copyText } from '@/platform/clipboard'
import { openOutside, type OutsideWays } from '@/platform/outside'
import { wholeAddress } from '@/platform/wholeAddress'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { pageUrl, placeOfAddress } from '@/routes/url'
import type { Act, Target, Way } from './wayIn'

const nothing = { mini: { app_id: '', path: '' }, scheme: '', url: '' }
const atOnce = () => Promise.resolve()

interface Opening {
  target: Target
  /** Where one should be inside the mini program. */
  to: string
  /** This page. */
  address: string
}

/** Does what the buttons say; which of them there are is wayIn's to know. */
export function useOpening({ target, to, address }: Opening) {
  const leave = async (ways: OutsideWays) => {
    const outcome = await openOutside(ways, atOnce)
    if (outcome === 'copied') toast('网址已复制，到手机浏览器里粘贴打开')
    if (outcome === 'nowhere') toast(`暂时打不开，请在微信里搜索“${target.name}”`)
  }
  const acts: Record<Act, (way: Way) => Promise<unknown>> = {
    home: () => relaunch('index'),
    open: () => leave({ mini: target.mini, scheme: target.link, url: target.url }),
    store: ({ url = '' }) => leave({ ...nothing, url }),
    // asked for at every tap: an address of the mini program does not last
    mini: async () => leave({ ...nothing, url: await miniAddress(to) }),
    copy: async () => {
      const copied = await copyText(wholeAddress(address))
      toast(copied ? '网址已复制，到浏览器里粘贴打开' : '没有复制成功，请用右上角的菜单')
    },
  }
  const { submit, busy, error } = useSubmit((way: Way) => acts[way.do](way))
  return { take: (way: Way) => void submit(way), busy, error }
}

async function miniAddress(to: string): Promise<string> {
  const { name, params } = placeOfAddress(to) ?? { name: 'index', params: {} }
  const [path = '', query] = pageUrl(name, params).slice(1).split('?')
  const { url } = await api.post('/tp5/api/Common/miniProgramUrlLink', {
    path,
    ...(query && { query }),
  })
  return url
}
