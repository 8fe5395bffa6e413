/// <reference types="vite/client" />
declare module 'virtual:uno.css'
declare module '*&as=picture' {
  const picture: { sources: Record<string, string>; img: { src: string; w: number; h: number } }
  export default picture
}
