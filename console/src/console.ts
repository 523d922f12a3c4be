import { ConsoleElement } from './shell/console-element.js';

customElements.define('gatehouse-console', ConsoleElement);
