import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether the person can see this page now. */
export function useInFront(): boolean {
  const [inFront, setInFront] = useState(true)
  useDidShow(() => setInFront(true))
  useDidHide(() => setInFront(false))
  return inFront
}
