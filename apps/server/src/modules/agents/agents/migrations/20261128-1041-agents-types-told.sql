-- What a brand calls its types of agents is in the answer with which every page begins.
call platform.tells('agents.type', 'brand');
