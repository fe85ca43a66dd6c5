/** The colours that run, by name; the drawings use them. */
export const Gradients = () => (
  <>
    <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff3c4" />
      <stop offset=".45" stop-color="#f4c65f" />
      <stop offset="1" stop-color="#b3701a" />
    </linearGradient>
    <radialGradient id="flame" cx=".5" cy=".55" r=".6">
      <stop offset="0" stop-color="#fffbe0" />
      <stop offset=".35" stop-color="#ffcf5e" />
      <stop offset=".75" stop-color="#f0412c" />
      <stop offset="1" stop-color="#8f1022" />
    </radialGradient>
    <radialGradient id="moonlight" cx=".4" cy=".35" r=".75">
      <stop offset="0" stop-color="#fffef2" />
      <stop offset=".55" stop-color="#ffe9a6" />
      <stop offset="1" stop-color="#d9a33f" />
    </radialGradient>
    <linearGradient id="scales" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#ffd0a0" />
      <stop offset=".4" stop-color="#ff7a2f" />
      <stop offset="1" stop-color="#c8281a" />
    </linearGradient>
    <linearGradient id="rose" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffe3f1" />
      <stop offset=".5" stop-color="#ff8fc4" />
      <stop offset="1" stop-color="#c93a85" />
    </linearGradient>
    <linearGradient id="glaze" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#d3f6ff" />
      <stop offset=".45" stop-color="#47b8dd" />
      <stop offset="1" stop-color="#155c8f" />
    </linearGradient>
    <linearGradient id="stone" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#d7ffe4" />
      <stop offset=".45" stop-color="#45c987" />
      <stop offset="1" stop-color="#0c6b48" />
    </linearGradient>
    <linearGradient id="silk" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ff9c9c" />
      <stop offset=".5" stop-color="#e0263b" />
      <stop offset="1" stop-color="#8a0b24" />
    </linearGradient>
    <linearGradient id="violet" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f3e3ff" />
      <stop offset=".5" stop-color="#b98bff" />
      <stop offset="1" stop-color="#6a35c4" />
    </linearGradient>
  </>
)
