import { useState } from 'react'
import { openAlbumSettings, saveToAlbum, saving } from '@/platform/saveToAlbum'
import { toast } from '@/platform/toast'

/** Saves a picture, and asks for the album where the person had refused it. */
export function useSaving(name: string) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)

  const save = async (picture: string): Promise<void> => {
    setBusy(true)
    const outcome = await saveToAlbum(picture, name)
    setBusy(false)
    setRefused(outcome === 'refused')
    if (outcome === 'saved') toast(saving.done)
    if (outcome === 'failed') toast('没有保存成功，请再试一次')
  }
  const ask = async (picture: string): Promise<void> => {
    const allowed = await openAlbumSettings()
    setRefused(false)
    if (allowed) await save(picture)
    else toast('没有相册权限，海报没有保存')
  }
  return { busy, refused, save, ask, giveUp: () => setRefused(false) }
}
