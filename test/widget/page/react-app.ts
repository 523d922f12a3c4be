import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GatehouseOnboarding } from '@gatehouse/onboarding-widget/react';

const heard: string[] = [];
Object.assign(globalThis, { heard });

/** An app of React that uses every way in which the component is set and heard. */
function App(): ReturnType<typeof createElement> {
  const [lang, setLang] = useState('en');
  return createElement(
    'main',
    {},
    createElement('button', { onClick: () => setLang('es') }, 'Hablar español'),
    createElement(GatehouseOnboarding, {
      apiUrl: document.body.dataset['apiUrl'],
      lang,
      className: 'mine',
      fetchSession: async () => (await (await fetch('/session')).json()) as { token: string },
      onReady: ({ status }) => heard.push(`ready ${status}`),
      // A new one at each drawing: the last one hears.
      onStep: ({ step }) => heard.push(`${lang} step ${step}`),
    }),
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(App));
