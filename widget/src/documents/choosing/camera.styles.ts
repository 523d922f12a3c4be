import { css } from 'lit';

export const cameraStyles = css`
  .camera {
    inline-size: min(100vw, 52rem);
    max-inline-size: 100vw;
    max-block-size: 100dvh;
    padding: 1rem;
    border: 0;
    border-radius: var(--round-large);
    background: var(--ground);
    color: var(--text);
  }
  .camera::backdrop {
    background: rgb(0 0 0 / 0.7);
  }
  .camera-stage {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 8rem;
    border-radius: var(--round);
    background: #000;
    color: #fff;
    overflow: hidden;
  }
  .camera-stage,
  .camera > .note {
    margin-block: 0.75rem;
  }
  .camera-stage > :is(video, img) {
    display: block;
    inline-size: 100%;
    max-block-size: 60dvh;
    object-fit: contain;
  }
  .camera-stage > .mirrored {
    transform: scaleX(-1);
  }
  .camera-wait {
    position: absolute;
  }
  .camera-aim {
    position: absolute;
    inset: 0;
    margin: auto;
    border: 3px solid #fff;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.35);
    pointer-events: none;
  }
  .camera-aim.card {
    inline-size: min(86%, 60dvh * 1.35);
    aspect-ratio: 1.42;
    border-radius: 4%;
    max-block-size: 92%;
  }
  .camera-aim.page {
    block-size: 92%;
    aspect-ratio: 0.707;
    border-radius: 2%;
    max-inline-size: 92%;
  }
  .camera-aim.face {
    block-size: 84%;
    aspect-ratio: 0.76;
    border-radius: 50%;
  }
  .camera .actions {
    justify-content: center;
    margin-block-start: 0.75rem;
  }
  .camera-hint {
    min-block-size: 1.5em;
    text-align: center;
  }
  @media (max-width: 40rem) {
    .camera {
      inline-size: 100vw;
      block-size: 100dvh;
      margin: 0;
      border-radius: 0;
    }
    .camera[open] {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr) auto auto;
    }
    .camera-stage,
    .camera > .note {
      align-self: center;
    }
  }
`;
