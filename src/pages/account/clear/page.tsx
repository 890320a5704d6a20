import { useEffect, useState } from 'react'
import { Result } from '@/blocks/result/Result'
import { signOutHere } from '@/parts/account/signOutHere'
import { relaunch, replace } from '@/navigation/go'
import { clearStored } from '@/session/clearStored'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/blocks/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'

const gone = [
  { name: '登录状态', value: '已退出' },
  { name: '位置、外观、字号', value: '恢复原样' },
  { name: '积分、订单、地址', value: '都在账号里，没有变' },
]

async function clear(): Promise<void> {
  if (session.signedIn) await signOutHere()
  clearStored()
}

/** Opening the address is the wish: people are sent here when something on their phone is stuck. */
export default function Clear() {
  const [done, setDone] = useState(false)
  useEffect(() => {
    void clear().then(() => setDone(true))
  }, [])
  return (
    <Screen route="clear">
      {done ? (
        <Result title="已清除" text="这台手机上的数据清掉了，像第一次打开一样" facts={gone}>
          <Button shape="full" onPress={() => void relaunch('index')}>
            回首页
          </Button>
          <Button kind="outline" shape="full" onPress={() => void replace('login')}>
            重新登录
          </Button>
        </Result>
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Screen>
  )
}
