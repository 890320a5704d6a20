import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Whether the person can see this page now: it is the one in front, in the browser's tab in front. */
export function useInFront(): boolean {
  const [shown, setShown] = useState(true)
  const [tabShown, setTabShown] = useState(!document.hidden)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    const tell = () => setTabShown(!document.hidden)
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [])
  return shown && tabShown
}
