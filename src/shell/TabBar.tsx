/** Mini programs draw their own, from app.json. */
export function TabBar() {
  return null
}
