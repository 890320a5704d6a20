import { Text, View } from '@tarojs/components'

export default function Home() {
  return (
    <View>
      <Text>你好</Text>
    </View>
  )
}
