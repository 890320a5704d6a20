import { back, relaunch } from '@/navigation/go'
import { homeName } from '@/navigation/place'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/blocks/screen/Screen'
import { Message } from '@/ui/state/Message'

export default function NotFound() {
  return (
    <Screen route="notFound">
      <Message
        scene="lane"
        title="页面不存在"
        text="这条巷子走到头了，可能搬走了，也可能写错了门牌"
      >
        <Button onPress={() => void relaunch(homeName as 'index')}>回首页</Button>
        <Button kind="outline" onPress={() => void back()}>
          返回
        </Button>
      </Message>
    </Screen>
  )
}
